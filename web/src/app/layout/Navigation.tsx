import { main } from "@text/layout/navigation";
import type { CSSProperties } from "react";
import { Link, useLocation } from "react-router-dom";
import { PROFILE, SUPPORT } from "../../base/paths.ts";
import { useHasPlan } from "../../stores/usePlan.ts";
import { NAVIGATION, stopOf } from "./navigation.ts";
import { SharingMark } from "./SharingMark.tsx";
import { SupportMark } from "./SupportMark.tsx";
import "./Navigation.css";

/**
 * The main navigation as stops on a footpath. One stone moves behind them; the links have no background of their own.
 */
export function Navigation() {
  const hasPlan = useHasPlan();
  const at = stopOf(useLocation().pathname);
  return (
    <nav className="nav" aria-label={main} style={{ "--at": at, "--stops": NAVIGATION.length } as CSSProperties}>
      {at >= 0 && <span className="nav__stone" />}
      <ul className="nav__list">
        {NAVIGATION.map(({ path, label, icon: Icon }, index) => (
          <li key={path}>
            <Link to={path} className="nav__link" aria-current={index === at ? "page" : undefined}>
              <span className="nav__stop">
                <Icon className="icon" aria-hidden />
              </span>
              {label}
              {hasPlan && path === SUPPORT && <SupportMark />}
              {hasPlan && path === PROFILE && <SharingMark />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
