package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A part of a match's structure (act, round, phase, step), a node of the game's tree of phases.
 *
 * <p>Immutable; phases are equal when their ids are.
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
   * A phase that is part of no other.
   *
   * @param id its stable name, unique in the game
   * @param title its name for people
   * @return the phase
   */
  public static Phase of(String id, String title) {
    return new Phase(id, title, null);
  }

  /**
   * A phase inside this one.
   *
   * @param innerId its stable name, unique in the game
   * @param innerTitle its name for people
   * @return the phase
   */
  public Phase child(String innerId, String innerTitle) {
    return new Phase(innerId, innerTitle, this);
  }

  /**
   * A phase that is part of no other, whose title is a text of its game.
   *
   * @param id its stable name, unique in the game
   * @return the phase; its title is its id as long as nobody has {@linkplain #withTitle named} it
   */
  public static Phase of(String id) {
    return new Phase(id, id, null);
  }

  /**
   * A phase inside this one, whose title is a text of its game.
   *
   * @param innerId its stable name, unique in the game
   * @return the phase
   */
  public Phase child(String innerId) {
    return new Phase(innerId, innerId, this);
  }

  /**
   * The same phase under another name for people, such as that in another language.
   *
   * @param newTitle the name
   * @param newParent the phase that it is part of, null for none
   * @return an equal phase
   */
  public Phase withTitle(String newTitle, @Nullable Phase newParent) {
    return new Phase(id, newTitle, newParent);
  }

  /**
   * The stable name.
   *
   * @return such as {@code actions}
   */
  public String id() {
    return id;
  }

  /**
   * The name for people.
   *
   * @return such as {@code Actions}
   */
  public String title() {
    return title;
  }

  /**
   * The phase that this one is part of.
   *
   * @return the enclosing phase, or null for an outermost one
   */
  public @Nullable Phase parent() {
    return parent;
  }

  /**
   * Whether this phase is another one or lies inside it.
   *
   * @param other the phase in question
   * @return true if so
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
   * The path from the outermost phase.
   *
   * @return such as {@code round/actions}
   */
  @Override
  public String toString() {
    return parent == null ? id : parent + "/" + id;
  }
}
