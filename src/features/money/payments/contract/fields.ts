import { z } from 'zod'
import { methodKeys } from '../rules/methods.ts'

export const minor = z.int()
export const currency = z.string()
export const method = z.enum(methodKeys)
