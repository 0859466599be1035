import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { onRequest } from "firebase-functions/https";
import type { ApiCallName } from "../../../../functions/src/domain/api/apiCalls.ts";
import { floorCalls } from "./floorCalls.ts";

const app = initializeApp();
const db = getFirestore(app);
const auth = getAuth(app);

/** Answers `/NAME` with the floor of that call. */
export const floor = onRequest({ region: "us-central1" }, async (request, response) => {
  const name = request.path.slice(1) as ApiCallName;
  const token = request.get("authorization")?.slice("Bearer ".length) ?? "";
  const answered = await floorCalls[name]({ db, auth, token, body: request.body, device: "device" });
  response.json({ data: answered ?? {} });
});
