/** A city as stored in a form. */
export interface ChosenCity {
  readonly id: number
  readonly name: string
  readonly region: number
}

/** A place as stored in a form; an empty country means none. */
export interface ChosenPlace {
  readonly country: string
  readonly region: number | null
  readonly city: ChosenCity | null
}
