import * as text from "@text/support";
import { Search } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { FAQS, FEATURED_FAQS } from "../../content/faqs.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { wordsOfQuery } from "../../ui/components/findWords.ts";
import { FaqRow } from "./FaqRow.tsx";
import { searchFaqs } from "./findFaqs.ts";

const PREFIX = "#faq-";

/** The FAQs. Each answer has an address: `/support#faq-<id>`. */
export function FaqCard() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  /** The id of the row that gets the focus. */
  const [sought, setSought] = useState<string | null>(null);
  const calm = useDeferredValue(query);
  const words = wordsOfQuery(calm);
  const isSearch = words.length > 0;
  const found = isSearch ? searchFaqs(FAQS, calm) : FAQS.slice(0, showsAll ? FAQS.length : FEATURED_FAQS);

  useEffect(() => {
    const at = FAQS.findIndex(({ id }) => hash === PREFIX + id);
    const faq = FAQS[at];
    if (!faq) return;
    setQuery("");
    if (at >= FEATURED_FAQS) setShowsAll(true);
    setOpenIds((open) => new Set([...open, faq.id]));
    setSought(hash.slice(1));
  }, [hash]);

  // After each rendering, because a row that was not found or not featured comes with a later one.
  useEffect(() => {
    const row = sought === null ? null : document.getElementById(sought);
    if (!row) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
    setSought(null);
  });

  function handleSearch(typed: string) {
    setQuery(typed);
    setSought(null);
  }

  function handleToggle(id: string) {
    const isOpen = openIds.has(id);
    setOpenIds(new Set(isOpen ? [...openIds].filter((other) => other !== id) : [...openIds, id]));
    // Puts the open answer into the address, so that it can be shared.
    if (!isOpen && !isSearch) void navigate(PREFIX + id, { replace: true });
  }

  return (
    <Card heading={text.faqs} className="faqs">
      <search className="card__body">
        <label className="support__search">
          <span className="visually-hidden">{text.searchFaqs}</span>
          <Search className="icon" aria-hidden />
          <input
            type="search"
            className="input"
            placeholder={text.searchFaqs}
            autoComplete="off"
            value={query}
            onChange={({ target }) => handleSearch(target.value)}
          />
        </label>
        <p className="visually-hidden" role="status">
          {isSearch && text.answersFound(found.length)}
        </p>
      </search>
      <ul>
        {found.map((faq) => (
          <FaqRow
            key={faq.id}
            faq={faq}
            words={words}
            // Search results are shown open.
            isOpen={openIds.has(faq.id) || isSearch}
            onToggle={() => handleToggle(faq.id)}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="card__body quiet">{text.noAnswer(calm)}</p>}
      {!isSearch && (
        <div className="card__body faqs__foot">
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? text.seeFewer : text.seeAll}
          </Button>
        </div>
      )}
    </Card>
  );
}
