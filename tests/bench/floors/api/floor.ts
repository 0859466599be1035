import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { onRequest } from "firebase-functions/https";
import { API_CALLS, type ApiCallName } from "../../../../functions/src/domain/api/apiCalls.ts";
import { floorCalls } from "./floorCalls.ts";

const app = initializeApp();
const db = getFirestore(app);
const auth = getAuth(app);
const nameByPath = new Map<string, ApiCallName>(
  (Object.keys(API_CALLS) as ApiCallName[]).map((name) => [API_CALLS[name].path, name]),
);

/** Answers each path of the API with its floor call. */
export const floor = onRequest({ region: "us-central1" }, async (request, response) => {
  const name = nameByPath.get(request.path) ?? "reports";
  const token = request.get("authorization")?.slice("Bearer ".length) ?? "";
  const answered = await floorCalls[name]({ db, auth, token, body: request.body, device: "device" });
  response.json({ data: answered ?? {} });
});
