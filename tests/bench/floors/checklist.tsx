/**
 * The minimal page with the user's checklist: a checkbox for each task, whose press writes what the app's press writes.
 * `list` in its address is the checklist's document.
 */
import { onAuthStateChanged } from "firebase/auth";
import { doc, onSnapshot, updateDoc } from "firebase/firestore";
import { createRoot } from "react-dom/client";
import { address, auth, db } from "./startSdk.ts";

interface Task {
  readonly checklist_item_name: string;
  readonly status: string;
}

const list = doc(db, address.get("list") ?? "");

function tick(id: string, isDone: boolean) {
  void updateDoc(list, {
    [`items.${id}.status`]: isDone ? "Completed" : "Pending",
    [`items.${id}.completed_on`]: isDone ? new Date().toISOString().slice(0, 10) : null,
    changed_item: id,
  });
}

const root = document.getElementById("root");
if (root) {
  const page = createRoot(root);
  onAuthStateChanged(auth, (user) => {
    if (!user) return;
    onSnapshot(list, (snapshot) => {
      const items = Object.entries<Task>(snapshot.get("items") ?? {});
      page.render(
        <ul>
          {items.map(([id, { checklist_item_name, status }]) => (
            <li key={id} data-row={id}>
              <label>
                <input
                  type="checkbox"
                  checked={status === "Completed"}
                  onChange={({ target }) => tick(id, target.checked)}
                />
                {checklist_item_name}
              </label>
            </li>
          ))}
        </ul>,
      );
    });
  });
}
