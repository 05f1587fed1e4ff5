// Words in three languages, from the same Fluent files as the terminal's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

const shared = import.meta.glob<string>("../../../src/gloam/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const titles = import.meta.glob<string>("../../../src/gloam/titles/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  /** Load a language: the program's messages and every title's. */
  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, text] of [...Object.entries(shared), ...Object.entries(titles)]) {
      if (path.endsWith(`/${language}.ftl`)) {
        bundle.addResource(new FluentResource(await text()));
      }
    }
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its values put in; a missing one is shown by its name. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(key);
    return message?.value ? this.bundle.formatPattern(message.value, values) : key;
  }
}

export const words = new Words();

/** The language chosen before, or the browser's if we speak it. */
export function preferred(): Language {
  const kept = localStorage.getItem("gloam-language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === kept) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  localStorage.setItem("gloam-language", language);
  await words.load(language);
}
