import { RESOURCES, SUPPORT } from "../../../base/paths.ts";
import { FAQS } from "../../../content/faqs.ts";
import { loadResources } from "../../../content/resources.ts";
import type { SearchItem } from "./searchItem.ts";

type Source = () => Promise<readonly SearchItem[]>;

/** Content that is the same for every student. Each source is a separate file, loaded with the first search. */
const SOURCES: readonly Source[] = [resourceItems, faqItems];

let loaded: Promise<readonly SearchItem[]> | null = null;

/** All shipped content that can be found. A source that fails to load is requested again with the next search. */
export function loadContentItems(): Promise<readonly SearchItem[]> {
  loaded ??= Promise.all(SOURCES.map((source) => source())).then((items) => items.flat());
  loaded.catch(() => {
    loaded = null;
  });
  return loaded;
}

async function resourceItems(): Promise<readonly SearchItem[]> {
  const { all, categories } = await loadResources();
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? "";
  return all.map(({ id, title, provider, description, keywords = "", categories: ids }) => ({
    id: `resource:${id}`,
    group: "resources",
    title,
    context: provider === title ? "" : provider,
    kind: keywords,
    words: `${keywords} ${ids.map(nameOf).join(" ")} ${description}`,
    to: `${RESOURCES}?${new URLSearchParams({ q: title })}`,
  }));
}

async function faqItems(): Promise<readonly SearchItem[]> {
  return FAQS.map(({ id, question, keywords = "", answer, topic }) => ({
    id: `faq:${id}`,
    group: "faqs",
    title: question,
    context: topic,
    words: `${keywords} ${answer}`,
    to: `${SUPPORT}#faq-${id}`,
  }));
}
