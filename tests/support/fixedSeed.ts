import fc from "fast-check";

/** A setup file: generated values are the same in every run, so a test that fails once fails for everyone. */
fc.configureGlobal({ seed: 20261126 });
