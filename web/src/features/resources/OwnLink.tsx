import type { SavedResource } from "@domain/resource/savedResource";
import * as text from "@text/resources";
import { Bookmark, ExternalLink } from "lucide-react";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import type { ListRow } from "../../sync/RowListStore.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { SavedNote } from "./SavedNote.tsx";
import "../../ui/components/Button.css";
import "./ResourceCard.css";

/** A link that the student saved from another site or app. */
export const OwnLink = observer(function OwnLink({ row }: { row: ListRow<SavedResource> }) {
  const { savedResources } = usePlan();
  const showToast = useToast();
  const host = new URL(row.url).hostname;
  const title = row.title || host;

  function handleRemove() {
    void savedResources.remove(row.id);
    showToast(text.noLongerSaved(title), () => void savedResources.restore(row));
  }

  return (
    <li className="resource">
      <div className="resource__head">
        <h3 className="resource__own">{title}</h3>
        <IconButton
          icon={Bookmark}
          className="resource__save"
          label={text.save(title)}
          aria-pressed
          onClick={handleRemove}
        />
      </div>
      <SavedNote id={row.id} title={title} note={row.note} />
      <div className="resource__foot">
        <p className="resource__facts">{text.ownLink(host)}</p>
        <a
          className={buttonClass("quiet", "resource__view")}
          href={row.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.viewInNewTab(title)}
        >
          <span className="button__label">
            {text.view}
            <ExternalLink className="icon" aria-hidden />
          </span>
        </a>
      </div>
    </li>
  );
});
