/** Builds a host's application with webpack. */
import { promisify } from "node:util";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";

const stats = await promisify(webpack)({
  mode: "production",
  entry: "./main.js",
  output: { publicPath: "/" },
  performance: { hints: false },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }] },
  plugins: [new MiniCssExtractPlugin()],
});
if (stats.hasErrors()) throw new Error(stats.toString());
