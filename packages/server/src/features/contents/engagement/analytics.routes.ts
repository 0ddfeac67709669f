import { analyticsRoutes } from '@materia/contract'
import { serve } from '../../../platform/http/serve.ts'

export const analyticsHttp = serve(analyticsRoutes, {
  recordTimings: ({ app, body }) => {
    for (const timing of body) app.metrics.observeTiming(timing)
  },
})
