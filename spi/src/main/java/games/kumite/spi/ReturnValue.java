package games.kumite.spi;

/** A result on its way to the step below, once all steps above it are done. */
record ReturnValue<S extends State<S>>(Object result) implements Step<S> {

  @Override
  public void run(S state) {
    state.deliver(result);
  }
}
