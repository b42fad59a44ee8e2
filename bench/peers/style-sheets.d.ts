/** Style sheets are the bundler's. */
declare module "*.css";
