import type { Journal } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { Link2, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { LinkPicker } from "./LinkPicker.tsx";
import type { Linkable } from "./linkable.ts";
import { linksOf } from "./orderLinkables.ts";
import type { Linking } from "./useLinking.ts";

interface EntryLinksProps {
  entry: Journal;
  linkables: readonly Linkable[];
  linking: Linking;
}

/** The experiences and schools an entry is about. */
export function EntryLinks({ entry, linkables, linking }: EntryLinksProps) {
  const button = useRef<HTMLButtonElement>(null);
  const links = linksOf(entry, linkables);
  const ids = new Set(links.map(({ id }) => id));

  function handleUnlink(link: Linkable) {
    button.current?.focus();
    linking.unlink(link);
  }

  function handleDone(act: () => void) {
    act();
    if (!linking.isFromText) button.current?.focus();
  }

  return (
    <div className="entry-row">
      <ul className="entry-row__list" aria-label={text.linkedTo}>
        {links.map((link) => (
          <li key={link.id} className="entry-chip">
            {link.name}
            <IconButton icon={X} label={text.unlink(link.name)} onClick={() => handleUnlink(link)} />
          </li>
        ))}
      </ul>
      <Button
        ref={button}
        variant="text"
        aria-expanded={linking.isOpen}
        onClick={() => (linking.isOpen ? linking.close() : linking.openAt(null))}
      >
        <Link2 className="icon" aria-hidden />
        {text.linkSomething}
      </Button>
      {linking.isOpen && (
        <LinkPicker
          linkables={linkables.filter(({ id, kind }) => !ids.has(id) && linking.hasRoom(kind))}
          onChoose={(link) => handleDone(() => linking.choose(link))}
          onClose={() => handleDone(linking.close)}
        />
      )}
    </div>
  );
}
