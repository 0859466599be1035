import { label, privacy, terms } from "@text/legal/links";
import * as text from "@text/legal/operator";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PRIVACY, TERMS } from "../../base/paths.ts";
import { OPERATOR, type Operator } from "../../content/operator.ts";
import { Notice } from "../../ui/components/Notice.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { dayFormat } from "../../views/dayText.ts";
import "./LegalPage.css";

interface LegalPageProps {
  title: string;
  heading: string;
  lead: string;
  changedOn: string;
  children: ReactNode;
}

const longDay = dayFormat({ dateStyle: "long" });

/** A public page: long text, with the operator at the top. */
export function LegalPage({ title, heading, lead, changedOn, children }: LegalPageProps) {
  return (
    <GateLayout
      title={title}
      exits={
        <nav className="legal__exits" aria-label={label}>
          <Link to={PRIVACY}>{privacy}</Link>
          <Link to={TERMS}>{terms}</Link>
          <Link to="/">{text.back}</Link>
        </nav>
      }
    >
      <article className="legal">
        <h1>{heading}</h1>
        <p className="gate__lead">{lead}</p>
        <p className="quiet">{text.changedOn(longDay(changedOn))}</p>
        <section aria-labelledby="operator">
          <h2 id="operator">{text.heading}</h2>
          {OPERATOR ? (
            <OperatorDetails operator={OPERATOR} />
          ) : (
            <Notice icon={CircleAlert} tone="warn">
              <strong>{text.noneYet}.</strong> {text.noneYetHint}
            </Notice>
          )}
        </section>
        {children}
      </article>
    </GateLayout>
  );
}

function OperatorDetails({ operator: { name, address, contact } }: { operator: Operator }) {
  return (
    <dl className="legal__operator" translate="no">
      <dt translate="yes">{text.name}</dt>
      <dd>{name}</dd>
      <dt translate="yes">{text.address}</dt>
      <dd>{address}</dd>
      <dt translate="yes">{text.contact}</dt>
      <dd>
        <a href={contact}>{contact.replace(/^mailto:/, "")}</a>
      </dd>
    </dl>
  );
}

interface LegalPartProps {
  heading: string;
  paragraphs: readonly string[];
  /** What follows them. */
  children?: ReactNode;
}

/** One heading with its paragraphs. */
export function LegalPart({ heading, paragraphs, children }: LegalPartProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </section>
  );
}
