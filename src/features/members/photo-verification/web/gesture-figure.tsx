import type { ReactNode } from 'react'
import type { Gesture } from '../rules/gestures.ts'

/** A figure making the gesture, as an illustration of the text. */
export function GestureFigure({
  gesture,
  className,
}: {
  readonly gesture: Gesture
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 180 200"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M22 198c3-34 24-50 50-54v-14M158 198c-3-34-24-50-50-54v-14"
        className={gesture === 'head_to_side' ? 'hidden' : undefined}
      />
      {figures[gesture]}
    </svg>
  )
}

const face = 'M62 78c0-30 12-46 28-46s28 16 28 46-12 54-28 54-28-24-28-54z'
const straight = (
  <>
    <path d={face} />
    <Features />
  </>
)
/** An open hand with the wrist at the origin. */
const hand =
  'M-9 0v-16M-9-16v-16M-3-18v-20M4-18v-19M10-15v-15M10-15v6c6-6 9-10 12-9M-9 0c2 4 15 4 17 0l2-9'

const figures: Readonly<Record<Gesture, ReactNode>> = {
  hand_beside_face: (
    <>
      {straight}
      <path d="M146 176c8-20 8-40 2-62" />
      <path d={hand} transform="translate(146 112)" />
    </>
  ),
  hand_on_head: (
    <>
      {straight}
      <path d="M144 176l20-62-50-74M134 178l12-50-38-56" />
      <path d="M114 40c-6-10-18-16-26-16M112 38c-8-6-22-8-32-4M108 40c-10-4-24-2-32 4M104 46c-8-4-18-2-24 4" />
    </>
  ),
  hand_on_shoulder: (
    <>
      {straight}
      <path d="M26 196c14 2 50-6 92-30" />
      <path d="M112 172c-4-8 0-14 8-16l22-8M122 164l26-8M124 174l22-8M116 180l18-4" />
    </>
  ),
  head_to_side: (
    <>
      <path d="M22 198c3-34 24-50 50-54v-6M158 198c-3-34-24-50-50-54v-6" />
      <g transform="rotate(24 90 132)">{straight}</g>
      <path d="M44 52c8-14 18-22 30-26m-3 12 4-13-13-2" strokeWidth="4" opacity="0.6" />
    </>
  ),
  look_aside: (
    <>
      <path d="M64 78c0-30 12-46 28-46 17 0 25 14 26 32l8 16-8 4c0 26-12 48-28 48s-26-24-26-54z" />
      <path d="M72 74c-6-4-10 4-6 12 2 4 5 6 8 6M104 70v4M108 108c-5 3-9 3-13 1" />
      <path d="M136 46c12 4 20 12 24 24m-11-5 12 6 5-12" strokeWidth="4" opacity="0.6" />
    </>
  ),
  look_up: (
    <>
      <path d={face} />
      <path d="M78 58v3M102 58v3M90 60l-5 14h8M80 90c6 4 14 4 20 0M76 126c8 5 20 5 28 0" />
      <path d="M142 82V48m-10 10 10-11 10 11" strokeWidth="4" opacity="0.6" />
    </>
  ),
}

function Features() {
  return <path d="M78 72v4M102 72v4M90 78l-4 14h7M80 108c6 5 14 5 20 0" />
}
