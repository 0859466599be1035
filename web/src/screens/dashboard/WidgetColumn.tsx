import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { arrangeWidgets } from "./arrangeWidgets.ts";
import { WIDGETS, type WidgetProps } from "./widgets.ts";
import "./WidgetColumn.css";

/** The cards beside the overview: the student's own choice and order of them. */
export const WidgetColumn = observer(function WidgetColumn(props: WidgetProps) {
  const { user } = useStores();
  return (
    <div className="widgets">
      {arrangeWidgets(WIDGETS, user.user?.preferences.widgets).map(({ id, Card }) => (
        <Card key={id} {...props} />
      ))}
    </div>
  );
});
