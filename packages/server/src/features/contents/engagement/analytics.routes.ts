import { analyticsRoutes, analyticsShapes } from '@materia/contract'
import { serve } from '../../../platform/http/serve.ts'

export const analyticsHttp = serve(analyticsRoutes, analyticsShapes, {
  recordTimings: ({ app, body }) => {
    for (const timing of body) app.metrics.observeTiming(timing)
  },
})
