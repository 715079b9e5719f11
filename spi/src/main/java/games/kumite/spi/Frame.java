package games.kumite.spi;

/** A script that stands before a line, on the agenda. */
record Frame<S extends State<S>, L>(Script<S, L> script, int line, L locals) implements Step<S> {

  @Override
  public void run(S state) {
    script.run(state, line, locals);
  }
}
