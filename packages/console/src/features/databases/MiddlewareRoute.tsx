export { MiddlewareScreen as MiddlewareRoute } from '@inventory-console/ui/screens/middleware/MiddlewareScreen'
