/** Lets the browser answer taps and paint before the work goes on. */
export const yieldToMain = (): Promise<void> => new Promise((go) => setTimeout(go))
