// Where other devices find this server. A browser on the server's own computer knows it by a name
// that means something else on every other, so it asks.

import { address } from "./api";

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;

class Site {
  origin = $state(location.origin);

  constructor() {
    if (HERE.test(location.hostname)) void this.ask();
  }

  private async ask(): Promise<void> {
    const found = await address().catch(() => null);
    if (found?.url) this.origin = found.url;
  }
}

export const site = new Site();
