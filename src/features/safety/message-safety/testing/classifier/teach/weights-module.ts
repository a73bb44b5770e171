import type { QuestionModel } from '../../../rules/classifier/learnt/score-text.ts'
import { trainModel } from './train-model.ts'
import { createTrainingTexts } from './training-texts.ts'

/** The generated module of what the lists teach. */
export function weightsModule(): string {
  const { weights, unit, bias } = inBytes(trainModel(createTrainingTexts()))
  const text = Buffer.from(Int8Array.from(weights).buffer).toString('base64')
  return `/** Made by node bin/teach.ts from the lists in testing/: how much each trait speaks for “are you real?”, a signed byte each. */
export const taught = {
  unit: ${unit},
  bias: ${bias},
  weights:
    '${text}',
} as const
`
}

/** The same in whole steps; what little is far outside is drawn in, so that the steps of the others are fine. */
export function inBytes({ weights, bias }: QuestionModel): QuestionModel {
  const sizes = Array.from(weights, Math.abs).sort((a, b) => a - b)
  const most = sizes[Math.floor(sizes.length * 0.9995)] as number
  const unit = Number((most / 127).toPrecision(6))
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / unit))),
  )
  return { weights: bytes, unit, bias: Number(bias.toPrecision(6)) }
}
