import { expect, test } from "vitest";
import { isSchoolAddress } from "./schoolAddress.ts";

test.each([
  "maya@berkeley.edu",
  "maya.okafor@student.lausd.net",
  "24okaform@STU.sbcsc.k12.in.us",
  "maya@k12.hi.us",
  "maya@students.example.org",
  "maya@unimelb.edu.au",
  "maya@cam.ac.uk",
  " maya@harvard.edu ",
])("%s ends with school", (address) => expect(isSchoolAddress(address)).toBe(true));

test.each([
  "maya@gmail.com",
  "maya@alum.mit.edu",
  "maya@alumni.upenn.edu",
  "maya.edu@outlook.com",
  "maya@educate.com",
  "maya@studentaid.example",
  "student@example.com",
  "maya",
  "",
])("%s stays", (address) => expect(isSchoolAddress(address)).toBe(false));
