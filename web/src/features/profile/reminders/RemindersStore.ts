import { REMINDER_CALLS } from "@domain/api/reminderCalls";
import type { ReminderAnswers, ReminderDevice, Reminders } from "@domain/reminder/reminderAnswers";
import { NO_REMINDERS, type ReminderSettings } from "@domain/reminder/reminderSettings";
import * as text from "@text/profile/reminders";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Api } from "../../../base/api.ts";
import { AppError, messageOf } from "../../../base/errors.ts";
import { deviceLabel } from "./deviceLabel.ts";
import { bodyOf, canPush, currentSubscription, deviceIdOf, endPush, subscribe } from "./devicePush.ts";
import { knownDevice } from "./knownDevice.ts";
import { keepDevice } from "./pushDevice.ts";

/** Where on the card a change was made, and its failure is shown. */
type Place = "email" | "device" | "when" | "kinds";

/**
 * The student's reminders. They are the server's, so each change is a call, and nothing works offline. A change shows
 * at once. If the server refuses it, the stored value comes back.
 */
export class RemindersStore {
  status: "loading" | "ready" | "failed" = "loading";
  failure: string | null = null;
  reminders: Reminders | null = null;
  /** Whether this browser has notifications. */
  readonly canPush = canPush();
  readonly zoneHere = deviceZone();
  permission: NotificationPermission = "default";
  saving: "no" | "busy" | "done" = "no";
  saveError: { readonly place: Place; readonly message: string } | null = null;
  /** The student has been asked and has said neither yes nor no. */
  wasDismissed = false;
  isAdding = false;
  /** The server's id of this device, if it gets pushes. */
  thisDeviceId: string | null = null;
  /** Chosen, and not yet answered by the server. */
  private chosen: Partial<ReminderSettings> = {};
  readonly #api: Api;
  readonly #uid: string;

  constructor(api: Api, uid: string) {
    this.#api = api;
    this.#uid = uid;
    makeAutoObservable<this, "chosen">(
      this,
      { canPush: false, zoneHere: false, reminders: observableRef, chosen: observableRef },
      { autoBind: true },
    );
  }

  /** As the student sees them: what was just chosen, over what is stored. */
  get settings(): ReminderSettings {
    const stored = this.reminders?.settings ?? { ...NO_REMINDERS, zone: this.zoneHere };
    return { ...stored, ...this.chosen };
  }

  get devices(): readonly ReminderDevice[] {
    return this.reminders?.devices ?? [];
  }

  /** Something is sent at the chosen hour. */
  get isOn(): boolean {
    const { email, push } = this.settings;
    return email !== "off" || (push && this.devices.length > 0);
  }

  async load(): Promise<void> {
    this.failure = null;
    if (this.status === "failed") this.status = "loading";
    try {
      const reminders = await this.#api.ask<ReminderAnswers["reminders"]>(REMINDER_CALLS.reminders);
      const subscription = await currentSubscription();
      const id = subscription && (await deviceIdOf(subscription));
      runInAction(() => {
        this.reminders = reminders;
        this.readPermission();
        this.thisDeviceId = this.ownIdIn(reminders, id);
        this.status = "ready";
      });
      // Removed on another device, or the browser's permission is gone.
      if (this.thisDeviceId === null && knownDevice()?.uid === this.#uid) await endPush();
    } catch (failure) {
      runInAction(() => {
        this.status = this.reminders ? "ready" : "failed";
        this.failure = messageOf(failure);
      });
    }
  }

  /** The student may have changed it in the browser's settings. */
  readPermission(): void {
    this.permission = globalThis.Notification?.permission ?? "default";
  }

  /** Changes made while a call is under way are sent after it, so that an older one never wins. */
  async save(place: Place, chosen: Partial<ReminderSettings>): Promise<void> {
    this.chosen = { ...this.chosen, ...chosen };
    this.saveError = null;
    if (this.saving === "busy") return;
    this.saving = "busy";
    try {
      while (Object.keys(this.chosen).length > 0) await this.sendChosen();
      runInAction(() => {
        this.saving = "done";
      });
    } catch (failure) {
      runInAction(() => {
        this.chosen = {};
        this.saving = "no";
        this.saveError = { place, message: messageOf(failure) };
      });
    }
  }

  /** Asks for the browser's permission, so it must begin with the student's press. */
  async addThisDevice(): Promise<void> {
    const key = this.reminders?.vapidPublicKey;
    if (this.isAdding || !key) return;
    this.isAdding = true;
    this.saveError = null;
    try {
      const permission = await Notification.requestPermission();
      runInAction(() => {
        this.permission = permission;
        this.wasDismissed = permission === "default";
      });
      if (permission !== "granted") return;
      // Who wants reminders here wants the plan to stay here. Browsers grant it, or not, without a question by now.
      void navigator.storage?.persist?.();
      await this.addSubscription(key);
    } catch (failure) {
      runInAction(() => {
        this.saveError = { place: "device", message: messageOf(failure) };
      });
    } finally {
      runInAction(() => {
        this.isAdding = false;
      });
    }
  }

  /** Resolves with whether it is removed. */
  async removeDevice(id: string): Promise<boolean> {
    this.saveError = null;
    try {
      const reminders = await this.#api.ask<ReminderAnswers["removeSubscription"]>(REMINDER_CALLS.removeSubscription, {
        query: { device: id },
      });
      if (id === this.thisDeviceId) await endPush();
      runInAction(() => {
        this.reminders = reminders;
        if (id === this.thisDeviceId) this.thisDeviceId = null;
      });
      if (this.devices.length === 0 && this.settings.push) await this.save("device", { push: false });
      return true;
    } catch (failure) {
      runInAction(() => {
        this.saveError = { place: "device", message: messageOf(failure) };
      });
      return false;
    }
  }

  private async addSubscription(key: string): Promise<void> {
    const subscription = await subscribe(key).catch((failure: unknown) => {
      throw new AppError("push-failed", text.pushFailed, { cause: failure });
    });
    const id = await deviceIdOf(subscription);
    try {
      const reminders = await this.#api.ask<ReminderAnswers["addSubscription"]>(REMINDER_CALLS.addSubscription, {
        body: bodyOf(subscription, deviceLabel()),
      });
      keepDevice({ uid: this.#uid, id });
      runInAction(() => {
        this.reminders = reminders;
        this.thisDeviceId = id;
      });
    } catch (failure) {
      await subscription.unsubscribe();
      throw failure;
    }
    if (!this.settings.push) await this.save("device", { push: true });
  }

  private async sendChosen(): Promise<void> {
    const sent = this.chosen;
    const reminders = await this.#api.ask<ReminderAnswers["setReminders"]>(REMINDER_CALLS.setReminders, {
      body: this.settings,
    });
    runInAction(() => {
      this.reminders = reminders;
      // What was changed meanwhile is sent next.
      if (this.chosen === sent) this.chosen = {};
    });
  }

  private ownIdIn({ devices }: Reminders, id: string | null): string | null {
    const isListed = devices.some((device) => device.id === id);
    return isListed && this.permission === "granted" && knownDevice()?.uid === this.#uid ? id : null;
  }
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
