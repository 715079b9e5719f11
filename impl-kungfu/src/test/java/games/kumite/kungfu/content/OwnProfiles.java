package games.kumite.kungfu.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Profiles for tests, made from words: {@code hero} is a Protagonist Q2 C4, {@code bruiser} Q4 C3, {@code thug} an Extra
 * Q4 C2, {@code weakling} one with C0, each with traits after slashes, as in {@code hero/acrobat/iron-shirt}.
 */
public final class OwnProfiles {

  private OwnProfiles() {}

  /** Whether a word is one. */
  public static boolean isOne(String word) {
    return List.of("hero", "bruiser", "thug", "weakling").contains(word.split("/")[0]);
  }

  /** The content with these besides. */
  public static Content with(Content content, List<String> words) {
    List<Profile> profiles = new ArrayList<>(content.profiles());
    words.stream().distinct().filter(OwnProfiles::isOne).map(OwnProfiles::of).forEach(profiles::add);
    return new Content(content.traits(), List.copyOf(profiles), content.gangs(), content.guests(), content.attacks(),
        content.props(), content.kinds(), content.tables(), content.locations());
  }

  private static Profile of(String word) {
    String[] parts = word.split("/");
    FigureType type = switch (parts[0]) {
      case "hero" -> FigureType.PROTAGONIST;
      case "bruiser" -> FigureType.BRUISER;
      default -> FigureType.EXTRA;
    };
    List<Trait> traits = Arrays.stream(parts).skip(1).filter(part -> sex(part) == null).map(Trait::of).toList();
    Sex sex = Arrays.stream(parts).map(OwnProfiles::sex).filter(each -> each != null).findFirst().orElse(Sex.MALE);
    return Profile.of(new ProfileEntry(word, word, "test", type, 20, type.quality(), parts[0].equals("weakling") ? 0 : type.combat(), traits,
        traits.contains(Trait.SHAPE_SHIFT) ? List.of(new Form("other", List.of(Trait.SHAPE_SHIFT, Trait.BIG))) : List.of(),
        0, sex, List.of(), true));
  }

  private static Sex sex(String word) {
    return Arrays.stream(Sex.values()).filter(sex -> sex.name().toLowerCase(java.util.Locale.ROOT).equals(word)).findFirst()
        .orElse(null);
  }
}
