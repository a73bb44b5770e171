const figure = 'M70 120C210 40 480 50 520 170C548 262 420 300 336 322C220 352 96 400 128 500C158 590 400 610 540 548'

/**
 * The two decorative tracks behind the cards, which trace the same figure from opposite corners.
 */
export function SwipeTrack() {
  return (
    <svg className="swipe-track" viewBox="0 0 640 660" fill="none" strokeLinecap="round" aria-hidden="true">
      <g stroke="var(--stage-brass)">
        <path d={figure} strokeWidth="1.5" opacity="0.55" />
        <path d={figure} strokeWidth="7" strokeDasharray="0 27" />
      </g>
      <g stroke="var(--stage-peony)" transform="rotate(180 320 330) translate(4 -17)">
        <path d={figure} strokeWidth="1.5" opacity="0.55" />
        <path d={figure} strokeWidth="7" strokeDasharray="0 27" />
      </g>
    </svg>
  )
}
