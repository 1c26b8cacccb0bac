export { MiddlewareScreen as MiddlewareRoute } from '@inventory-console/ui/screens/databases/middleware/MiddlewareScreen'
