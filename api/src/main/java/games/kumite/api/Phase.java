package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A part of a match's structure (act, round, phase, step), as a node of the game's tree of phases.
 *
 * <p>Immutable. Phases are equal if their ids are equal.
 */
public final class Phase {

  private final String id;
  private final String title;
  private final @Nullable Phase parent;

  private Phase(String id, String title, @Nullable Phase parent) {
    this.id = Objects.requireNonNull(id, "id must not be null");
    this.title = Objects.requireNonNull(title, "title must not be null");
    this.parent = parent;
  }

  /**
   * Returns an outermost phase.
   *
   * @param id the stable id, unique in the game
   * @param title the display name
   * @return the phase
   */
  public static Phase of(String id, String title) {
    return new Phase(id, title, null);
  }

  /**
   * Returns a phase inside this one.
   *
   * @param innerId the stable id, unique in the game
   * @param innerTitle the display name
   * @return the phase
   */
  public Phase child(String innerId, String innerTitle) {
    return new Phase(innerId, innerTitle, this);
  }

  /**
   * Returns an outermost phase whose title is among the texts of its game.
   *
   * @param id the stable id, unique in the game
   * @return the phase; its title is its id until it is {@linkplain #withTitle replaced}
   */
  public static Phase of(String id) {
    return new Phase(id, id, null);
  }

  /**
   * Returns a phase inside this one, whose title is among the texts of its game.
   *
   * @param innerId the stable id, unique in the game
   * @return the phase
   */
  public Phase child(String innerId) {
    return new Phase(innerId, innerId, this);
  }

  /**
   * Returns a copy with another title and parent, such as the title in another language.
   *
   * @param newTitle the display name
   * @param newParent the enclosing phase, null for none
   * @return an equal phase
   */
  public Phase withTitle(String newTitle, @Nullable Phase newParent) {
    return new Phase(id, newTitle, newParent);
  }

  /**
   * Returns the stable id.
   *
   * @return the id, such as {@code actions}
   */
  public String id() {
    return id;
  }

  /**
   * Returns the display name.
   *
   * @return the title, such as {@code Actions}
   */
  public String title() {
    return title;
  }

  /**
   * Returns the enclosing phase.
   *
   * @return the phase that this one is part of, or null for an outermost phase
   */
  public @Nullable Phase parent() {
    return parent;
  }

  /**
   * Returns whether this phase equals another one or lies inside it.
   *
   * @param other the other phase
   * @return true if this phase is the other one or lies inside it
   */
  public boolean isWithin(Phase other) {
    for (Phase phase = this; phase != null; phase = phase.parent) {
      if (phase.equals(other)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Phase phase && phase.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  /**
   * Returns the path from the outermost phase.
   *
   * @return the ids of the path, such as {@code round/actions}
   */
  @Override
  public String toString() {
    return parent == null ? id : parent + "/" + id;
  }
}
