import * as text from "@text/add";
import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { ADD } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { AddForm } from "./AddForm.tsx";
import { KINDS, type Kind } from "./addForms.ts";
import { readShare, shareName } from "./readShare.ts";
import "../../ui/components/Button.css";
import "./AddScreen.css";

interface Added {
  readonly kind: Kind;
  /** Where it can be read. */
  readonly path: string;
}

/** The target of the phone's share sheet: a link or a text becomes a task, a saved resource or a journal entry. */
export const AddScreen = observer(function AddScreen() {
  const { connection } = useStores();
  const { checklists, user } = usePlan();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const share = useMemo(() => readShare(params), [params]);
  const isEmpty = share.title === "" && share.text === "" && share.url === "";
  const added = addedIn(state);
  // Offline, the list may never arrive, and other kinds need none.
  const isLoading = user.user === null || (checklists.current.status === "loading" && connection.isOnline);

  /** Replaces the address: after a reload, or on the way back, the same share must not be offered again. */
  function handleAdded(kind: Kind, path: string) {
    void navigate(ADD, { replace: true, state: { added: { kind, path } } });
  }

  return (
    <>
      <title>{pageTitle(text.heading)}</title>
      <div className="page-head">
        <PageHeading>{text.heading}</PageHeading>
      </div>
      {added ? (
        <AddedCard {...added} />
      ) : isLoading ? (
        <Loading what={text.checklist} shape="page" />
      ) : (
        <Card className="add" heading={isEmpty ? text.addNew : text.addThis}>
          <div className="card__body">
            <p className="quiet add__intro">{text.intro}</p>
            <AddForm key={shareName(share)} share={share} onAdded={handleAdded} />
          </div>
        </Card>
      )}
    </>
  );
});

/** Says where it went. */
function AddedCard({ kind, path }: Added) {
  const link = useRef<HTMLAnchorElement>(null);

  // The button that was pressed is gone.
  useEffect(() => link.current?.focus({ preventScroll: true }), []);

  return (
    <Card className="add" heading={text.addedHeading}>
      <div className="card__body">
        <p className="add__done" role="status">
          <CircleCheck className="icon" aria-hidden />
          {text.added[kind]}
        </p>
        <div className="add__links">
          <Link ref={link} to={path} className={buttonClass("solid")}>
            {text.open[kind]}
          </Link>
          <Link to={ADD} className={buttonClass("quiet")}>
            {text.addAnother}
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** The browser keeps the state of a history entry over releases, so it is checked. */
function addedIn(state: unknown): Added | null {
  if (typeof state !== "object" || state === null || !("added" in state)) return null;
  const { added } = state;
  if (typeof added !== "object" || added === null || !("kind" in added) || !("path" in added)) return null;
  const kind = KINDS.find((known) => known === added.kind);
  const { path } = added;
  return kind !== undefined && typeof path === "string" && /^\/[a-z]/.test(path) ? { kind, path } : null;
}
