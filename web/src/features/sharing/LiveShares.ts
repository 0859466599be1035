import { keyCheckOf } from "@domain/share/keyProof";
import { unseal } from "@domain/share/seal";
import { shareHeadKind, shareKind } from "@domain/share/share";
import { SHARE_PARTS, type SharePartKey } from "@domain/share/sharePart";
import { bytesOf } from "@domain/share/storedValues";
import { localDayOf } from "@domain/shared/calendarDay";
import { makeAutoObservable, observable, reaction, runInAction } from "mobx";
import { messageOf } from "../../base/errors.ts";
import { bytes, deleteField, fieldPath, getDoc, serverTimestamp, updateDoc } from "../../sync/firestoreSdk.ts";
import type { OwnShare } from "./OwnShare.ts";
import type { PartContents, PlanParts } from "./PlanParts.ts";
import type { ShareRecord } from "./ShareRecord.ts";
import { assertFits, sealHead, sealParts } from "./sealShare.ts";
import { headOf } from "./shareHeads.ts";

/** How long after a change a live share is sealed again, in milliseconds. It is never sealed more often than this. */
const DELAY = 3_000;

interface LiveSource {
  readonly rows: readonly ShareRecord[];
  readonly parts: PlanParts;
  shareOf(id: string): OwnShare | null;
}

/** What the server has of a share, as far as this device knows. */
interface Sent {
  /** The JSON of each part. */
  readonly texts: Partial<Record<SharePartKey, string>>;
  readonly sizes: Partial<Record<SharePartKey, number>>;
}

/** Seals live shares again when their parts change, while the app is open, online, and this device has the key. */
export class LiveShares {
  /** Why a share was not brought up to date, by its id. */
  readonly failures = observable.map<string, string>();
  private isOnline = globalThis.navigator?.onLine ?? true;
  readonly #source: LiveSource;
  readonly #sent = new Map<string, Sent>();
  readonly #following = new Map<string, () => void>();
  #stop: (() => void) | null = null;
  #controller: AbortController | null = null;

  constructor(source: LiveSource) {
    this.#source = source;
    makeAutoObservable(this, { failures: false }, { autoBind: true });
  }

  open(): void {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    for (const event of ["online", "offline"]) globalThis.addEventListener?.(event, this.readConnection, { signal });
    this.#stop = reaction(() => this.liveIds, this.follow, { fireImmediately: true, delay: DELAY });
  }

  close(): void {
    this.#controller?.abort();
    this.#stop?.();
    this.follow([]);
    this.#sent.clear();
    this.failures.clear();
  }

  /** The share was stored by hand, so its parts are no longer known. */
  forget(id: string): void {
    this.#sent.delete(id);
    this.failures.delete(id);
  }

  private readConnection(): void {
    this.isOnline = globalThis.navigator.onLine;
  }

  private get liveIds(): readonly string[] {
    const today = localDayOf(new Date());
    const { rows } = this.#source;
    return rows
      .filter(({ id, is_live, ends_on }) => is_live && ends_on >= today && this.#source.shareOf(id) !== null)
      .map(({ id }) => id);
  }

  private follow(ids: readonly string[]): void {
    for (const [id, stop] of this.#following) {
      if (ids.includes(id)) continue;
      stop();
      this.#following.delete(id);
    }
    for (const id of ids) if (!this.#following.has(id)) this.#following.set(id, this.followOne(id));
  }

  private followOne(id: string): () => void {
    let last: Promise<void> = Promise.resolve();
    return reaction(
      () => {
        const row = this.rowOf(id);
        if (!row || !this.isOnline) return null;
        this.#source.parts.load(row);
        return this.#source.parts.contentsOf(row);
      },
      (contents) => {
        if (contents) last = last.then(() => this.bring(id, contents));
      },
      { delay: DELAY, fireImmediately: true },
    );
  }

  private rowOf(id: string): ShareRecord | undefined {
    return this.#source.rows.find((row) => row.id === id);
  }

  /** Seals the parts that differ from what the server has. A failure is tried again with the next change. */
  private async bring(id: string, contents: PartContents): Promise<void> {
    const row = this.rowOf(id);
    const share = this.#source.shareOf(id);
    if (!row || !share) return;
    try {
      const before = this.#sent.get(id) ?? (await this.readSent(share));
      if (before === null) return;
      const texts = textsOf(contents);
      const changed = SHARE_PARTS.filter((part) => texts[part] !== before.texts[part]);
      if (changed.length > 0) await this.send(share, row, contents, { before, changed, texts });
      else this.#sent.set(id, before);
      runInAction(() => this.failures.delete(id));
    } catch (failure) {
      this.#sent.delete(id);
      runInAction(() => this.failures.set(id, messageOf(failure)));
    }
  }

  private async send(
    share: OwnShare,
    row: ShareRecord,
    contents: PartContents,
    { before, changed, texts }: { before: Sent; changed: readonly SharePartKey[]; texts: Sent["texts"] },
  ): Promise<void> {
    const { head } = share;
    if (!head) return;
    const sealed = await sealParts(share.key, share.name, only(contents, changed));
    const kept = Object.entries(before.sizes).filter(([part]) => texts[part as SharePartKey] !== undefined);
    const sizes = {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(Object.entries(sealed).map(([part, { length }]) => [part, length])),
    };
    assertFits(sizes);
    const newHead = await sealHead(share.key, share.name, headOf({ ...head, parts: row.parts }, texts));
    const fields = changed.flatMap((part) => {
      const content = sealed[part];
      return [fieldPath("parts", part), content ? bytes(content) : deleteField()];
    });
    // The first releases made shares without it.
    const check = await keyCheckOf(share.key, share.id);
    await updateDoc(
      share.reference,
      "updated_at",
      serverTimestamp(),
      "head",
      bytes(newHead),
      "key_check",
      check,
      ...fields,
    );
    this.#sent.set(share.id, { texts, sizes });
  }

  /** Null if the share is gone, or cannot be opened. */
  private async readSent(share: OwnShare): Promise<Sent | null> {
    const stored = shareKind.read((await getDoc(share.reference)).data());
    if (!stored || stored.closed_at !== null) return null;
    const opened = await unseal(share.key, share.name, "head", bytesOf(stored.head));
    if (opened.outcome === "wrong-key") return null;
    const head = shareHeadKind.read(opened.value);
    if (!head) return null;
    runInAction(() => {
      share.head = head;
    });
    const texts: Sent["texts"] = {};
    const sizes: Sent["sizes"] = {};
    for (const part of SHARE_PARTS) {
      const sealed = stored.parts[part];
      if (!sealed) continue;
      const unsealed = await unseal(share.key, share.name, part, bytesOf(sealed));
      if (unsealed.outcome === "opened") texts[part] = JSON.stringify(unsealed.value);
      sizes[part] = bytesOf(sealed).length;
    }
    return { texts, sizes };
  }
}

function textsOf(contents: PartContents): Sent["texts"] {
  const texts: Sent["texts"] = {};
  for (const part of SHARE_PARTS) if (contents[part]) texts[part] = JSON.stringify(contents[part]);
  return texts;
}

function only(contents: PartContents, parts: readonly SharePartKey[]): PartContents {
  return Object.fromEntries(parts.map((part) => [part, contents[part]]));
}
