import type { OwnPhoto } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { PrivateDialog } from './access/private-dialog.tsx'
import type { PhotoManager } from './use-own-photos.ts'

/** The open dialog and its photo. */
export interface PhotoDialogRequest {
  readonly act: 'describe' | 'hide' | 'delete'
  readonly photo: OwnPhoto
}

interface PhotoDialogsProps {
  readonly desk: PhotoManager
  readonly request: PhotoDialogRequest | undefined
  readonly onClose: () => void
  /**
   * Called with a selector for the element within the list that gets focus once the change is
   * visible.
   */
  readonly onDone: (photo: string, target: string) => void
}

/** The dialogs of a photo: description, visibility, deletion. At most one is open. */
export function PhotoDialogs({ desk, request, onClose, onDone }: PhotoDialogsProps) {
  const about = (act: PhotoDialogRequest['act']) =>
    request?.act === act ? request.photo : undefined
  const [describing, hiding, deleting] = [about('describe'), about('hide'), about('delete')]
  return (
    <>
      <DescribeDialog
        photo={describing}
        checked={desk.checked}
        pending={desk.describing}
        problem={desk.problem}
        onClose={onClose}
        onSave={async (description) => {
          if (describing && (await desk.describe(describing.id, description))) onClose()
        }}
      />
      <PrivateDialog
        photo={hiding}
        privatePhotos={desk.privatePhotos}
        pending={desk.hiding}
        problem={desk.problem}
        onClose={onClose}
        onChange={async () => {
          if (!hiding || !(await desk.setPrivate(hiding.id, !hiding.private))) return
          onDone(hiding.id, `[data-photo="${hiding.id}"] button`)
          onClose()
        }}
      />
      <DeleteDialog
        photo={deleting}
        pending={desk.removing}
        problem={desk.problem}
        onClose={onClose}
        onDelete={async () => {
          if (!deleting || !(await desk.remove(deleting.id))) return
          // The dialog would return focus to a button that no longer exists.
          onDone(deleting.id, '[data-add-photo]')
          onClose()
        }}
      />
    </>
  )
}
