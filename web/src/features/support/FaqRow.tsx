import * as ruleText from "@text/rule";
import * as text from "@text/support";
import { Link } from "react-router-dom";
import { SUPPORT } from "../../base/paths.ts";
import type { Faq, FaqLink } from "../../content/faqs.ts";
import { filled } from "../../ui/components/filled.tsx";
import { Highlighted } from "../../ui/components/Highlighted.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { withLetter } from "../../ui/components/supportLetter.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayText } from "../../views/dayText.ts";
import { Disclosure } from "./Disclosure.tsx";

interface FaqRowProps {
  faq: Faq;
  words: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
}

export function FaqRow({ faq, words, isOpen, onToggle }: FaqRowProps) {
  const { id, question, answer, links = [], source, checked_on } = faq;
  return (
    <Disclosure
      id={`faq-${id}`}
      heading={<Highlighted text={question} words={words} />}
      label={text.view}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <p>
        <Highlighted text={answer} words={words} />
      </p>
      {links.length > 0 && (
        <ul className="faqs__links">
          {links.map((link) => (
            <li key={link.to}>
              <Way {...link} />
            </li>
          ))}
        </ul>
      )}
      {source && (
        <p className="field__hint">
          {source.isCostly && !source.is_verified && <Tag tone="warn">{ruleText.notConfirmed}</Tag>}{" "}
          {filled(source.is_verified ? ruleText.sourceAndDay : ruleText.sourceToCheck, {
            source: <NewTabLink href={source.url}>{source.name}</NewTabLink>,
            day: <time dateTime={checked_on}>{dayText(checked_on)}</time>,
          })}
        </p>
      )}
      <p className="faqs__ask">
        <Link to={SUPPORT} replace state={withLetter(question)}>
          {text.askAboutThis}
        </Link>
      </p>
    </Disclosure>
  );
}

function Way({ label, to }: FaqLink) {
  if (to.startsWith("/")) return <Link to={to}>{label}</Link>;
  return (
    <NewTabLink href={to} hasIcon>
      {label}
    </NewTabLink>
  );
}
