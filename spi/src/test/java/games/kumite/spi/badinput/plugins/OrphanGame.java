package games.kumite.spi.badinput.plugins;

/** A game whose base class is left out of the path. */
public final class OrphanGame extends MissingBase {

  @Override
  public String id() {
    return "orphan";
  }
}
