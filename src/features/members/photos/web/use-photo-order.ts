import { type DragEvent, useState } from 'react'

/**
 * Data type of the drag, so that files and other pictures are not mistaken for the member's photos.
 */
const kind = 'application/x-own-photo'

/**
 * Reorders tiles by dragging with a mouse; touch and keyboard use the menu. The tile under the
 * pointer is `over`.
 */
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
    /** Props for a photo's tile; a fixed tile accepts drops but cannot be dragged. */
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
