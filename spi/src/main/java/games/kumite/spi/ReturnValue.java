package games.kumite.spi;

/** A result on its way to the step below, once everything that was put above it has been done. */
record ReturnValue<S extends State<S>>(Object result) implements Step<S> {

  @Override
  public void run(S state) {
    state.deliver(result);
  }
}
