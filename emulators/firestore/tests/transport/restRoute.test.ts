import { expect, test } from "vitest";
import { restRoute } from "../../src/transport/restRoute.ts";

const database = "projects/p/databases/(default)";
const root = `${database}/documents`;

test.each([
  ["GET", "/c/d", {}, "GetDocument", { name: `${root}/c/d` }],
  ["GET", "/c/d%3A1?mask.fieldPaths=a&mask.fieldPaths=b", {}, "GetDocument", { mask: { fieldPaths: ["a", "b"] } }],
  ["GET", "/c/d:1", {}, "GetDocument", { name: `${root}/c/d:1` }],
  ["GET", "/c?pageSize=2&showMissing=true&key=k", {}, "ListDocuments", { parent: root, collectionId: "c" }],
  ["GET", "/c/d/e?page_size=2", {}, "ListDocuments", { parent: `${root}/c/d`, collectionId: "e", pageSize: "2" }],
  ["POST", "/c?documentId=true", { fields: {} }, "CreateDocument", { documentId: "true", document: { fields: {} } }],
  ["PATCH", "/c/d?updateMask.fieldPaths=a", { fields: {} }, "UpdateDocument", { document: { name: `${root}/c/d` } }],
  ["DELETE", "/c/d?currentDocument.exists=true", {}, "DeleteDocument", { currentDocument: { exists: true } }],
  ["POST", ":commit", { writes: [] }, "Commit", { database, writes: [] }],
  ["POST", ":batchGet", { database: "another" }, "BatchGetDocuments", { database }],
  ["POST", ":runQuery", {}, "RunQuery", { parent: root }],
  ["POST", "/c/d:runQuery", {}, "RunQuery", { parent: `${root}/c/d` }],
  ["POST", "/c/d:listCollectionIds", {}, "ListCollectionIds", { parent: `${root}/c/d` }],
])("the REST route of %s %s %j is %s", (method, path, body, name, message) => {
  for (const version of ["v1", "v1beta1"]) {
    const call = restRoute(method, new URL(`http://host/${version}/${database}/documents${path}`));

    expect(call?.method).toBe(name);
    expect(call?.request(body)).toMatchObject(message);
  }
});

test.each([
  ["GET", `/v1/${root}`],
  ["GET", `/v1/${root}:commit`],
  ["POST", `/v1/${root}:listen`],
  ["POST", `/v1/${root}/c/d`],
  ["PUT", `/v1/${root}/c/d`],
  ["GET", "/v1/projects/p"],
  ["GET", `/v2/${root}/c/d`],
])("the REST route of %s %s has no method", (method, path) => {
  expect(restRoute(method, new URL(`http://host${path}`))).toBeNull();
});
