/** One line for each failed test of a Vitest report: its file, its sentence, what it said. */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [line(file.name, 'could not be run', file.message)]
    return failed.map((test) => line(file.name, test.fullName, test.failureMessages[0]))
  })
}

/** The same of a Playwright report, whose suites hold suites. */
export function failuresOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(failuresOfSuite)
}

function failuresOfSuite(suite) {
  const own = suite.specs.filter((spec) => !spec.ok).map((spec) => line(spec.file, spec.title, messageOf(spec)))
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)]
}

function messageOf(spec) {
  const results = spec.tests.flatMap((test) => test.results)
  return results.find((result) => result.error)?.error.message
}

function line(file, name, message) {
  return `${file}: ${name}: ${String(message ?? 'no message').slice(0, 400)}`
}
