export const problemContentType = 'application/problem+json'
