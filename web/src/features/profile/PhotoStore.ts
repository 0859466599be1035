import { photoKind } from "@domain/account/photo";
import { photoPath } from "@domain/records/firestorePaths";
import * as text from "@text/stores/plan";
import { makeAutoObservable, runInAction } from "mobx";
import { type DocumentReference, deleteDoc, doc, type Firestore, getDoc, setDoc } from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly photo: PhotoStore;
  }
}

/** The student's photo. It is read once by the page that shows it, instead of listened to on every page. */
export class PhotoStore {
  status: "closed" | "loading" | "ready" | "failed" = "closed";
  /** A data URL; null if there is no photo. */
  image: string | null = null;
  readonly #db: Firestore;
  readonly #writes: WriteStatus;
  private uid: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#db = firestore.db;
    this.#writes = new WriteStatus(firestore);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  open(uid: string): void {
    if (uid !== this.uid) this.close();
    this.uid = uid;
  }

  close(): void {
    this.uid = null;
    this.status = "closed";
    this.image = null;
    this.#writes.clear();
  }

  /** Reads the photo, unless it has loaded or is loading. After a failure, retries. */
  async load(): Promise<void> {
    if (this.status === "loading" || this.status === "ready") return;
    const { reference, uid } = this;
    this.status = "loading";
    try {
      const image = photoKind.read((await getDoc(reference)).data())?.image ?? null;
      this.show(uid, image);
    } catch {
      runInAction(() => {
        if (this.uid === uid) this.status = "failed";
      });
    }
  }

  /** Shows the photo at once. Resolves to false if the server rejects it; the previous photo is then back. */
  change(image: string): Promise<boolean> {
    return this.write(image, setDoc(this.reference, { image }), text.photoNotSaved);
  }

  remove(): Promise<boolean> {
    return this.write(null, deleteDoc(this.reference), text.photoNotRemoved);
  }

  private async write(image: string | null, written: Promise<void>, refusal: string): Promise<boolean> {
    const { uid } = this;
    this.show(uid, image);
    if (await this.#writes.follow(written, refusal)) return true;
    if (this.uid === uid) await this.reload();
    return false;
  }

  /** There is no listener, so the previous photo has to be read again. */
  private reload(): Promise<void> {
    this.status = "closed";
    return this.load();
  }

  private show(uid: string | null, image: string | null): void {
    if (this.uid !== uid) return;
    this.image = image;
    this.status = "ready";
  }

  private get reference(): DocumentReference {
    if (this.uid === null) throw new Error("The photo is used before it is open.");
    return doc(this.#db, photoPath(this.uid));
  }
}
