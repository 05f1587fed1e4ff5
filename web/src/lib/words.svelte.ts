// Words in three languages, from the same Fluent files as the terminal's: the program's, loaded at
// once, and each title's, loaded when it is needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Refused } from "./wire";

export const LANGUAGES = ["en", "it", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(
  ["../../../src/gloam/words/*.ftl", "../../../src/gloam/titles/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

function sourceOf(title: string, language: Language): () => Promise<string> {
  const folder = title ? `titles/${title.replaceAll("-", "_")}/words` : "gloam/words";
  const found = Object.entries(sources).find(([path]) =>
    path.endsWith(`${folder}/${language}.ftl`),
  );
  if (!found) throw new Error(`no words of ${title} in ${language}`);
  return found[1];
}

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Speak a language from now on: the program's words and those of every title in use. */
  async load(language: Language): Promise<void> {
    const titles = ["", ...Object.keys(this.bundles).filter(Boolean)];
    const read = await Promise.all(titles.map((title) => this.read(title, language)));
    this.bundles = Object.fromEntries(titles.map((title, at) => [title, read[at] as FluentBundle]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Have a title's words too. */
  async need(title: string): Promise<void> {
    if (this.bundles[title]) return;
    const { language } = this;
    const bundle = await this.read(title, language);
    if (language !== this.language) return this.need(title);
    this.bundles = { ...this.bundles, [title]: bundle };
  }

  /** Whether a title's words are here; if not, they are on their way. */
  ready(title: string): boolean {
    if (this.bundles[title]) return true;
    void this.need(title);
    return false;
  }

  private async read(title: string, language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await sourceOf(title, language)()));
    return bundle;
  }

  has(key: string, title = ""): boolean {
    return Boolean(this.bundles[title]?.hasMessage(key) || this.bundles[""]?.hasMessage(key));
  }

  /** The message with its values put in; a missing one is shown by its name. */
  say(key: string, values: Values = {}, title = ""): string {
    for (const bundle of [this.bundles[title], this.bundles[""]]) {
      const message = bundle?.getMessage(key);
      if (bundle && message && message.value !== null)
        return bundle.formatPattern(message.value, values);
    }
    return key;
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

type Problem = Pick<Refused, "code" | "sentence" | "about">;

/** What went wrong, in the reader's language; the server's English where we have no words for it. */
export function wrong({ code, sentence, about = {} }: Problem, title = ""): string {
  const key = [`wrong-${code}`, `why-${code}`].find((one) => words.has(one, title));
  if (!key) return sentence;
  const values: Values = { ...about };
  if (about.switch) values.switch = words.say(`switch-${about.switch}`, {}, title);
  return words.say(key, values, title);
}
