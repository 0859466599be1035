export interface ApiPlace {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/api/${string}`;
}
