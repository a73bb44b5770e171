import { type DragEvent, useState } from 'react'

/** The kind of what is dragged, so that files and pictures from elsewhere are not taken for an own photo. */
const kind = 'application/x-own-photo'

/** Lets tiles be dragged to another place with a mouse; fingers and keys have the menu. The tile under the hand is `over`. */
export function usePhotoOrder(onMove: (photo: string, place: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()

  function end() {
    setDragged(undefined)
    setOver(undefined)
  }

  return {
    dragged,
    over: over === dragged ? undefined : over,
    /** For the tile of a photo; a fixed one can be dropped on but not dragged. */
    tileProps: (photo: string, place: number, fixed: boolean) => ({
      draggable: !fixed,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(kind, photo)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(photo)
      },
      onDragOver(event: DragEvent) {
        if (dragged === undefined || !event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        setOver(photo)
      },
      onDrop(event: DragEvent) {
        if (dragged === undefined || !event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        if (dragged !== photo) onMove(dragged, place)
        end()
      },
      onDragEnd: end,
    }),
  }
}
