/** The door of verification for the office. */
export { CompareRequest, type ComparedPhoto, type RequestToCompare } from './compare-request.tsx'
