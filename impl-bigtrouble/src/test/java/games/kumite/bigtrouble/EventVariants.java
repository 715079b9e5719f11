package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.quest.EventKinds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Quest events that ask for something else, or do something else. */
final class EventVariants {

  private EventVariants() {}

  /** Another event: it asks for something else, or does something else when it is completed or failed. */
  static Map<String, QuestEvent> of(QuestEvent event) {
    Map<String, QuestEvent> variants = new LinkedHashMap<>();
    if (event instanceof EventKinds.Check it) {
      Variants.of(it.done()).forEach((name, done) ->
          variants.put("passed, " + name, new EventKinds.Check(it.difficulty(), it.space(), done, it.failed())));
      Variants.of(it.failed()).forEach((name, failed) ->
          variants.put("failed, " + name, new EventKinds.Check(it.difficulty(), it.space(), it.done(), failed)));
      variants.put("difficulty", new EventKinds.Check(it.difficulty() - 1, it.space(), it.done(), it.failed()));
      variants.put("space", new EventKinds.Check(it.difficulty(), other(it.space()), it.done(), it.failed()));
    } else if (event instanceof EventKinds.Combat it) {
      Variants.of(it.done()).forEach((name, done) ->
          variants.put(name, new EventKinds.Combat(it.enemies(), it.space(), done)));
      Variants.of(it.enemies(), "LD", "GU").stream().filter(enemies -> !enemies.isEmpty()).forEach(enemies ->
          variants.put("enemies " + enemies, new EventKinds.Combat(enemies, it.space(), it.done())));
      variants.put("space", new EventKinds.Combat(it.enemies(), other(it.space()), it.done()));
    } else if (event instanceof EventKinds.Task it) {
      Variants.of(it.done()).forEach((name, done) ->
          variants.put(name, new EventKinds.Task(it.requirements(), it.isMerged(), it.space(), done)));
      for (int at = 0; at < it.requirements().size(); at++) {
        List<Attribute> other = new ArrayList<>(it.requirements());
        other.set(at, other.get(at) == Attribute.BODY ? Attribute.MIND : Attribute.BODY);
        variants.put("requirement " + at, new EventKinds.Task(List.copyOf(other), it.isMerged(), it.space(), it.done()));
      }
      variants.put("one requirement less", new EventKinds.Task(
          it.requirements().subList(1, it.requirements().size()), it.isMerged(), it.space(), it.done()));
      variants.put("boxes", new EventKinds.Task(it.requirements(), !it.isMerged(), it.space(), it.done()));
      variants.put("space", new EventKinds.Task(it.requirements(), it.isMerged(), other(it.space()), it.done()));
    } else if (event instanceof QuestEvent.Several it) {
      for (int i = 0; i < it.parts().size(); i++) {
        int at = i;
        of(it.parts().get(i)).forEach((name, part) -> {
          List<QuestEvent> parts = new ArrayList<>(it.parts());
          parts.set(at, part);
          variants.put("part " + (at + 1) + ", " + name, new QuestEvent.Several(List.copyOf(parts)));
        });
        List<QuestEvent> left = new ArrayList<>(it.parts());
        left.remove(at);
        variants.put("without part " + (at + 1), left.size() == 1 ? left.get(0) : new QuestEvent.Several(List.copyOf(left)));
      }
    } else if (event instanceof EventKinds.Go it) {
      Variants.of(it.done()).forEach((name, done) -> variants.put(name, new EventKinds.Go(it.space(), done)));
      variants.put("space", new EventKinds.Go(other(it.space()), it.done()));
    }
    return variants;
  }

  static String other(String space) {
    return space.startsWith("L") ? space.equals("L1-1") ? "L1-2" : "L1-1" : space.equals("S1") ? "S2" : "S1";
  }
}
