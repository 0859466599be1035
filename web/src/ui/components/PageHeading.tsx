import { sampleStudent } from "@text/sample";
import { type ReactNode, useContext } from "react";
import { SampleOwner } from "./planOwner.ts";
import "./PageHeading.css";

/** The heading of a page of the plan. In a sample plan it names the sample student. */
export function PageHeading({ children }: { children: ReactNode }) {
  const owner = useContext(SampleOwner);
  return (
    <h1>
      {children}
      {owner !== null && (
        <>
          {" "}
          <span className="page-heading__owner">{sampleStudent(owner)}</span>
        </>
      )}
    </h1>
  );
}
