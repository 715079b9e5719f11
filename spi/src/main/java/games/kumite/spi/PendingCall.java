package games.kumite.spi;

/** A script that waits for the result of a line's call, which lies directly above it on the agenda. */
record PendingCall<S extends State<S>, L>(Script<S, L> script, int line, L locals) implements Step<S> {

  /** Continues with the result. */
  void resume(S state, Object result) {
    script.run(state, line + 1, script.localsAfterCall(state, line, locals, result));
  }

  /** Throws, because the called step has ended without a result. */
  @Override
  public void run(S state) {
    script.run(state, line + 1, locals);
  }
}
