import * as text from "@text/support";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { FAQS } from "../../content/faqs.ts";
import { suggestFaqs } from "./findFaqs.ts";

/** FAQs that may already answer the question, while a subject is typed. */
export function FaqSuggestions({ subject }: { subject: string }) {
  const suggestions = suggestFaqs(FAQS, useDeferredValue(subject));
  return (
    <div role="status" className="faq-suggestions">
      {suggestions.length > 0 && (
        <>
          <p className="label">{text.mayBeAnswered}</p>
          <ul>
            {suggestions.map(({ id, question }) => (
              <li key={id}>
                <Link to={`#faq-${id}`} replace>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
