import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { editOnArrival } from '../frame/edit-on-arrival.ts'
import { useIsViewer } from '../frame/role.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { ItemNotFound } from '../list/opened-row.tsx'
import { NEW, OpenedEditor } from './opened-editor.tsx'

type OfList<Row> = ComponentProps<typeof ListScreen<Row>>

interface EditableListProps<Row>
  extends Pick<OfList<Row>, 'list' | 'labels' | 'filters' | 'columns' | 'card' | 'action'> {
  /** Label of the button for a new item; `undefined` if none can be added. */
  readonly add: string | undefined
  /** Renders the editor of a row, or of a new item for `null`. */
  readonly editor: (row: Row | null) => ReactNode
  /** A view of the whole list that the address can open instead of a row. */
  readonly other?: { readonly id: string; readonly show: () => ReactNode }
}

/** List with an editor beside it; a viewer only reads. `e` edits a row, ⌘↵ saves. */
export function EditableList<Row extends { readonly id: string }>(props: EditableListProps<Row>) {
  const { add, action, editor, other, ...listed } = props
  const { list, labels } = listed
  const text = useAdminText()
  const { keys } = text.editing
  const navigate = useNavigate()
  const isViewer = useIsViewer()
  const toNew = add !== undefined && !isViewer && (
    <ButtonLink kind="secondary" size="small" to={list.addressOf(NEW)} state={editOnArrival}>
      {add}
    </ButtonLink>
  )

  return (
    <ListScreen
      {...listed}
      idOf={({ id }) => id}
      action={
        <span className="flex flex-wrap justify-end gap-x-5">
          {!isViewer && action}
          {toNew}
        </span>
      }
      emptyAction={toNew}
      opened={(id) =>
        isViewer && (id === other?.id || id === NEW) ? (
          <ItemNotFound title={labels.notHere ?? text.lists.notHere} backTo={list.closed} />
        ) : id === other?.id ? (
          other.show()
        ) : (
          <OpenedEditor
            list={list}
            id={id}
            idOf={(row) => row.id}
            missing={labels.notHere ?? text.lists.notHere}
            show={editor}
          />
        )
      }
      {...(!isViewer && {
        onEdit: (id: string) =>
          void navigate(list.addressOf(id), {
            state: editOnArrival,
            replace: id === list.open,
            preventScrollReset: true,
          }),
        keys: [
          { keys: ['E'], action: keys.edit },
          { keys: ['⌘/Ctrl', 'Enter'], action: keys.save },
        ],
      })}
    />
  )
}
