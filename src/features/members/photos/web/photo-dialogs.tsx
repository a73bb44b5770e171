import type { OwnPhoto } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { PrivateDialog } from './private-dialog.tsx'
import type { PhotoDesk } from './use-own-photos.ts'

/** What is asked about which photo before it is done. */
export interface AskedOfPhoto {
  readonly act: 'describe' | 'hide' | 'delete'
  readonly photo: OwnPhoto
}

interface PhotoDialogsProps {
  readonly desk: PhotoDesk
  readonly asked: AskedOfPhoto | undefined
  readonly onClose: () => void
  /** Where the focus goes once the list shows what was done: a selector within it. */
  readonly onDone: (photo: string, target: string) => void
}

/** The questions about a photo: what is on it, who may see it, whether it shall go. One is open at a time. */
export function PhotoDialogs({ desk, asked, onClose, onDone }: PhotoDialogsProps) {
  const about = (act: AskedOfPhoto['act']) => (asked?.act === act ? asked.photo : undefined)
  const [describing, hiding, deleting] = [about('describe'), about('hide'), about('delete')]
  return (
    <>
      <DescribeDialog
        photo={describing}
        pending={desk.describing}
        problem={desk.problem}
        onClose={onClose}
        onSave={async (words) => {
          if (describing && (await desk.describe(describing.id, words))) onClose()
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
          // The dialog gives focus back to a button that is gone.
          onDone(deleting.id, '[data-add-photo]')
          onClose()
        }}
      />
    </>
  )
}
