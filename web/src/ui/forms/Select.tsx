import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import type { SelectOption } from "../../views/selectOption.ts";
import "./Field.css";
import "./Select.css";

interface SelectProps extends Omit<ComponentProps<"select">, "children" | "className"> {
  options: readonly SelectOption[];
}

/** A native select with our arrow. It needs a label, as in `SelectField`. */
export function Select({ options, ...props }: SelectProps) {
  return (
    <div className="select">
      <select {...props} className="input select__input">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon select__arrow" aria-hidden />
    </div>
  );
}
