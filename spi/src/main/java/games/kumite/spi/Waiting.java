package games.kumite.spi;

/** A step that waits for the result of what lies directly above it on the agenda. */
interface Waiting<S extends State<S>> extends Step<S> {

  /** Goes on with the result. */
  void resume(S state, Object result);
}
