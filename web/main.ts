import { start } from "./app.tsx";

start();
